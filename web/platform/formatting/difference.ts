function quantity(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** How another clock stands to one's own, offsets in minutes east of UTC: `1 h ahead`, `2 h behind`, `same time`. */
export function clockDifference(theirOffset: number, ownOffset: number): string {
  const minutes = theirOffset - ownOffset
  if (minutes === 0) return 'same time'
  return `${quantity(Math.abs(minutes))} ${minutes > 0 ? 'ahead' : 'behind'}`
}
