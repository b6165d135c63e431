import type { AccountDeps, AccountPlatform } from '../../accounts/account-deps.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

/** What joining needs: what accounts share, and the sessions it begins. */
export type JoiningDeps = AccountDeps & AccountPlatform & { readonly sessions: SessionStore }
