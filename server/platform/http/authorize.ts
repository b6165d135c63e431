import * as t from '@talentplace/contract/core/messages/refusals'
import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import { operationAreas } from '@talentplace/contract/operation-areas'
import type { FlagRule, Operation } from '@talentplace/contract/shared/operation'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { isStaffPermission } from '@talentplace/contract/shared/permission'
import type { Session } from '../sessions/session.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { FeatureFlags } from '../feature-flags/load-feature-flags.ts'
import type { FeatureFlagStore } from '../feature-flags/feature-flag-store.ts'
import { HttpError } from './http-error.ts'

/**
 * Finds the session of a call and refuses who may not make it. What is remembered is answered at once: a promise would
 * cost more than the finding. @throws HttpError 401, 403 or 503
 */
export type Authorize = (operation: Operation, token: string | null) => Promise<Session | null> | Session | null

/** Seconds after which a call refused for maintenance may be tried again. */
const maintenancePause = 60

function checkImpersonation({ impersonation }: Operation, session: Session | null): void {
  if (session === null || session.impersonator_uuid === null || impersonation) return
  throw new HttpError(403, 'impersonating', t.impersonating())
}

function checkCaller(operation: Operation, session: Session | null): void {
  const { caller } = operation
  checkImpersonation(operation, session)
  if (caller === 'anyone') return
  if (session === null) throw new HttpError(401, 'no_session', t.sessionExpired())
  if (caller !== 'session' && !caller.some((permission) => hasPermission(session.permissions, permission))) {
    throw new HttpError(403, 'forbidden', t.noPermission())
  }
  checkColleague(operation, session)
}

/** True where something else than being a client's colleague lets the person call. */
function isLetInOtherwise({ caller }: Operation, { permissions }: Session): boolean {
  if (caller === 'anyone') return true
  const wanted = caller === 'session' ? permissions : caller
  return wanted.some(
    (each) =>
      each !== 'client' &&
      !each.startsWith('client.') &&
      each !== 'askbetty_client' &&
      hasPermission(permissions, each),
  )
}

const areaMessages = {
  work: () => t.moneyOnly(),
  money: () => t.workOnly(),
} as const

const areas: Readonly<Record<string, 'work' | 'money' | 'either' | undefined>> = operationAreas

/** Of a client's people, those who don't do everything are let near nothing but their own area, and what is either's. */
function checkColleague(operation: Operation, session: Session | null): void {
  if (session === null || session.colleague_role === 'everything') return
  if (isLetInOtherwise(operation, session)) return
  const area = areas[operation.name.slice(operation.name.indexOf('.') + 1)]
  if (area === 'either' || (area !== undefined && mayDo(session.colleague_role, area))) return
  throw new HttpError(403, 'colleague_role', areaMessages[session.colleague_role === 'work' ? 'money' : 'work']())
}

/**
 * Who has to set up two-step sign-in first may do that and no more; where visitors may call, they are one.
 * @throws HttpError 403
 */
function beforeTwoStep({ beforeTwoStep: isOpen, caller }: Operation, session: Session | null): Session | null {
  if (session === null || !session.must_set_up_two_step || isOpen) return session
  if (caller === 'anyone') return null
  throw new HttpError(403, 'two_step_required', t.twoStepFirst())
}

type Holder = Pick<Session, 'permissions'>

function isStaff(session: Holder | null): boolean {
  return session !== null && session.permissions.some(isStaffPermission)
}

/** Whether the caller waits for this feature, where each role has one of its own. */
function isOfRole({ name }: FlagRule, { permissions }: Holder): boolean {
  if (name.startsWith('admin-')) return permissions.some(isStaffPermission)
  return hasPermission(permissions, name.startsWith('va-') ? 'virtualassistant' : 'client')
}

/** The features that a call waits for. */
function rulesFor(flag: FlagRule | readonly FlagRule[], session: Holder | null): readonly FlagRule[] {
  const all = 'name' in flag ? [flag] : flag.filter((rule) => session !== null && isOfRole(rule, session))
  // Staff look after what clients and assistants don't see yet; their own areas are theirs to wait for.
  return isStaff(session) ? all.filter(({ name }) => name.startsWith('admin-')) : all
}

/** Whether a feature is on for someone. @throws HttpError 403 `feature_off` */
export function checkFlag({ flag }: Pick<Operation, 'flag'>, featureFlags: FeatureFlags, session: Holder | null): void {
  const rules = flag ? rulesFor(flag, session) : []
  const isIn = ({ name, beta }: FlagRule) =>
    featureFlags.flags[name] === true ||
    (session !== null && beta?.some((permission) => hasPermission(session.permissions, permission)) === true)
  if (rules.length === 0 || rules.some(isIn)) return
  throw new HttpError(403, 'feature_off', t.featureOff())
}

function isClosed({ maintenance }: FeatureFlags, session: Session | null): boolean {
  if (maintenance['site'] === true) return true
  const holdsAny = (...wanted: string[]) => session?.permissions.some((each) => wanted.includes(each)) === true
  return (
    (maintenance['client'] === true && holdsAny('client', 'askbetty_client')) ||
    (maintenance['virtualassistant'] === true && holdsAny('virtualassistant'))
  )
}

function checkMaintenance(operation: Operation, featureFlags: FeatureFlags, session: Session | null): void {
  if (operation.worksInMaintenance || !isClosed(featureFlags, session) || isStaff(session)) return
  throw new HttpError(503, 'maintenance', t.maintenance(), {
    retryAfter: maintenancePause,
  })
}

/** A token that has ended is told so even where a visitor may call: the page must not go on as if signed in. */
function known(withToken: boolean, session: Session | null): Session | null {
  if (!withToken || session !== null) return session
  throw new HttpError(401, 'no_session', t.sessionExpired())
}

/**
 * Whether someone may call an operation, as they are at this moment: for what is done in their name later. @throws HttpError 401, 403
 */
export function assertMayCall(operation: Operation, session: Session | null, featureFlags: FeatureFlags): void {
  const caller = beforeTwoStep(operation, session)
  checkCaller(operation, caller)
  checkFlag(operation, featureFlags, caller)
}

/** The one place where a call is let in: session, permissions, feature flag, maintenance. */
export function createAuthorize(options: { sessions: SessionStore; featureFlags: FeatureFlagStore }): Authorize {
  const { sessions, featureFlags } = options

  function letIn(operation: Operation, currentFlags: FeatureFlags | null, found: Session | null): Session | null {
    const session = beforeTwoStep(operation, found)
    checkCaller(operation, session)
    if (currentFlags) checkFlag(operation, currentFlags, session)
    checkMaintenance(operation, featureFlags.known, session)
    return session
  }

  async function waitFor(operation: Operation, finding: Promise<Session | null> | Session | null, withToken: boolean) {
    const session = known(withToken, await finding)
    checkCaller(operation, session)
    return letIn(operation, operation.flag ? await featureFlags.latest() : null, session)
  }

  return (operation, sent) => {
    const token = operation.withoutSession ? null : sent
    const finding = token === null ? null : operation.freshSession ? sessions.lookUp(token) : sessions.find(token)
    if (finding instanceof Promise || operation.flag) return waitFor(operation, finding, token !== null)
    return letIn(operation, null, known(token !== null, finding))
  }
}
