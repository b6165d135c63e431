/** What a colleague sees and does of their company's affairs. The primary contact always has everything. */
export const colleagueRoles = ['everything', 'work', 'money'] as const
export type ColleagueRole = (typeof colleagueRoles)[number]

/** `work`: subscriptions, searches, tasks, time, threads, reviews. `money`: invoices, cards, checkout, what more costs. */
export type ColleagueArea = 'work' | 'money'

export function mayDo(role: ColleagueRole | undefined, area: ColleagueArea): boolean {
  return role !== (area === 'work' ? 'money' : 'work')
}
