const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}

/** A6.1: a calendar day (`2026-11-20`) as it is read, `Nov 20th 2026`; the same text as on screen. */
export function dayText(date: string): string {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return `${months[month - 1]} ${ordinal(day)} ${year}`
}
