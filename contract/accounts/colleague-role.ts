/** What a colleague sees and does of their company's affairs. The primary contact always has everything. */
export const colleagueRoles = ['everything', 'work', 'money'] as const
export type ColleagueRole = (typeof colleagueRoles)[number]

/** `work`: subscriptions, searches, tasks, time, threads, reviews. `money`: invoices, cards, checkout, what more costs. */
export type ColleagueArea = 'work' | 'money'

export const colleagueRoleWords: Readonly<Record<ColleagueRole, { readonly label: string; readonly about: string }>> = {
  everything: { label: 'Everything', about: 'Works with your assistants, and sees and pays invoices.' },
  work: {
    label: 'Work only',
    about: 'Subscriptions, searches, tasks, time and messages. No invoices, cards or checkout.',
  },
  money: { label: 'Money only', about: 'Invoices, cards, checkout and added hours. No tasks, time or messages.' },
}

export function mayDo(role: ColleagueRole | undefined, area: ColleagueArea): boolean {
  return role !== (area === 'work' ? 'money' : 'work')
}
