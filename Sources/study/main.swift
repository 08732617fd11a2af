print("study")
