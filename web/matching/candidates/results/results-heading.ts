/**
 * The heading above the results; it holds for any role name, so names are quoted as they are and never inflected.
 * @param roles the names of the roles being viewed
 */
export function resultsHeading(count: number, roles: readonly string[]): string {
  const people = `${count.toLocaleString('en-CA')} ${count === 1 ? 'candidate' : 'candidates'}`
  const [only] = roles
  const role = only !== undefined && roles.length === 1 ? ` for ${only}` : ''
  return `${people}${role} who ${count === 1 ? 'has' : 'have'} the hours`
}
