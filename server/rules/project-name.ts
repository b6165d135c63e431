import * as t from '@talentplace/contract/hiring/messages/project-names'

const longest = 200
const ofDraft = /^(?:Search of|Recherche du) \d{4}-\d{2}-\d{2}$/

/** What a search is called until its client names it, or it becomes a subscription, in the language of whoever starts it. */
export function draftName(at: Date): string {
  return t.searchOf({ day: at.toISOString().slice(0, 10) })
}

/** What a subscription is called: as its client named it, else after its roles, e.g. `Bookkeeper + Payroll clerk`. */
export function subscriptionName(given: string, roles: readonly string[]): string {
  if (!ofDraft.test(given)) return given
  const names = [...new Set(roles)]
  for (let count = names.length; count > 0; count--) {
    const more = names.length - count
    const name = [...names.slice(0, count), ...(more > 0 ? [t.moreRoles({ count: more })] : [])].join(' + ')
    if (name.length <= longest) return name
  }
  return given
}
