/** A6.1: seconds as `Xh Ym (X.XXh)`. */
export function formatHours(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m (${(seconds / 3600).toFixed(2)}h)`
}

const weeksAMonth = 52 / 12

/** Monthly hours as a week's, in whole hours: `about 7 h a week`. */
export function aboutHoursAWeek(monthlyHours: number): string {
  return `about ${Math.max(1, Math.round(monthlyHours / weeksAMonth))} h a week`
}
