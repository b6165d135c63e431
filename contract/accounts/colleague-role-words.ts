import type { ColleagueRole } from './colleague-role.ts'
import * as t from './messages/colleagues.ts'

/** Apart from the roles: every page asks what its reader may do, and few name it. */
export const colleagueRoleWords: Readonly<
  Record<ColleagueRole, { readonly label: () => string; readonly about: () => string }>
> = {
  everything: { label: t.everything, about: t.everythingAbout },
  work: { label: t.work, about: t.workAbout },
  money: { label: t.money, about: t.moneyAbout },
}
