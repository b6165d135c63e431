import * as t from '@talentplace/contract/matching/messages/profile'
/** B5.2: the page's title. */
export function profileTitle(displayName: string): string {
  return t.title({ name: displayName })
}
