/** B5.2: the page's title. */
export function profileTitle(displayName: string): string {
  return `${displayName} - Virtual Assistant`
}
