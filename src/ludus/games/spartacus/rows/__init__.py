"""Lists of the state that hold several numbers for each thing, in a row, and names for these numbers."""
