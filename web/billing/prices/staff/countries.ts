/** Where we work, as choices. */
export const countries: { value: 'CA' | 'US'; label: string }[] = [
  { value: 'CA', label: 'Canada' },
  { value: 'US', label: 'United States' },
]
