import { mayDo, type ColleagueArea } from '@talentplace/contract/accounts/colleague-role'
import { useSession } from './session.ts'

/** True where the signed-in person's role at their company has this. The server asks again on every call. */
export function useMayDo(area: ColleagueArea): boolean {
  return mayDo(useSession().user?.colleague_role, area)
}
