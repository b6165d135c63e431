import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const store = 'server/platform/sessions/session-store.ts'
const sessions = ['server/platform/sessions/session-store.test.ts']
const inPlace = ['server/accounts/impersonation/impersonation.test.ts']
const throttle = 'server/platform/throttle/throttle.ts'
const limits = ['server/platform/throttle/throttle.test.ts']

/** Mistakes in who is let in, for how long, and how often they may try. */
export const sessionMutants: readonly WrittenMutant[] = [
  ...mutantsIn('contract/hiring/checkout/checkout.routes.ts', ['contract/operations.test.ts'], {
    'the checkout believes what a process remembers of a session': [
      "  summary: 'Pay a draft and begin its subscription',\n  raisesSpending: true,\n  caller: ['client'],\n  impersonation: true,\n  freshSession: true,\n",
      "  summary: 'Pay a draft and begin its subscription',\n  raisesSpending: true,\n  caller: ['client'],\n  impersonation: true,\n",
    ],
  }),
  ...mutantsIn('server/platform/http/authorize.ts', ['server/platform/http/authorize.test.ts'], {
    'nothing looks a session up afresh': [
      'operation.freshSession ? sessions.lookUp(token) : sessions.find(token)',
      'sessions.find(token)',
    ],
  }),
  ...mutantsIn(store, sessions, {
    'a session never runs out in the database': "      .where('expires', '>', now)\n",
    'a session that is remembered never runs out': [
      'if (known && known.expires > now && now - known.touched <= touchInterval) return known.session',
      'if (known && now - known.touched <= touchInterval) return known.session',
    ],
    'the last use of a session isn’t written': [
      'now - known.touched <= touchInterval) return known.session',
      'now > 0) return known.session',
    ],
    'a process that hears nothing believes what it remembers': [
      'const known = listener.connected ? byToken.get(token) : undefined',
      'const known = byToken.get(token)',
    ],
    'what ended while nothing was heard lives on': '  listener.onLoss(() => eraseAll(() => true))\n',
    'a lost permission is kept until the session ends': "  listener.on('user_changed', evict)\n",
    'an ended session lives on in other processes': "  listener.on('session_ended', eraseOne)\n",
    'what is found while something ends is remembered as alive': ['if (heard && before === evicted) {', 'if (heard) {'],
  }),
  ...mutantsIn(store, ['server/accounts/sessions/login.test.ts', ...sessions], {
    'a session begins by a password that is no longer the account’s': [
      ' and password_hash = ${passwordHash} for update',
      ' for update',
    ],
  }),
  ...mutantsIn(store, ['server/accounts/passwords/change-password.test.ts'], {
    'a changed password signs its owner out as well': [
      "except === null ? all : all.where('token_hash', '!=', hashToken(except))",
      "except === undefined ? all.where('token_hash', '!=', hashToken(except)) : all",
    ],
  }),
  ...mutantsIn(store, inPlace, {
    'staff stay in the place of a contact who has moved to another client':
      ' &&\n    row.client_uuid === row.impersonated_client_uuid',
    'staff stay in a client’s place without the permission': "    hasPermission(granted, 'admin_checkout.edit') &&\n",
    'staff whose account is closed stay in a client’s place': '    row.impersonator_left === null &&\n',
    'use prolongs the time in a client’s place': [
      'if (session.impersonator_uuid === null && now.getTime()',
      'if (now.getTime()',
      'use is written after an hour at the earliest, and staff leave after half of one',
    ],
    'signing out leaves staff in a client’s place':
      'if (ended?.impersonator_uuid === null) await endImpersonations(transaction, ended.user_uuid)',
    'staff are in six places at a time': '      await endImpersonations(transaction, impersonator_uuid)\n',
  }),
  ...mutantsIn(throttle, limits, {
    'one attempt too many is admitted': [
      'where throttle_counters.count + excluded.count <= ${limit.max}::int',
      'where throttle_counters.count + excluded.count <= ${limit.max}::int + 1',
    ],
    'an attempt that one limit refuses counts for the next': [
      '${insert(second)} where exists (select from first)',
      '${insert(second)} where true',
    ],
    'the second of several limits doesn’t refuse': '      if (row.second === null) throw httpError(second.limit)\n',
    'a new item beyond the limit is admitted': [
      'if (seen && !seen.known && seen.others >= limit.max) throw',
      'if (seen && !seen.known && seen.others > limit.max) throw',
    ],
    'what one was admitted for, everybody is': [
      'const key = `${limit.purpose}\\n${subject}\\n${item}`',
      'const key = `${limit.purpose}\\n${item}`',
    ],
    'what was admitted once is admitted for ever': [
      'if (admitted.get(key) === start.getTime()) return',
      'if (admitted.has(key)) return',
    ],
    'what is taken back ends all that was counted': [
      "= 'off' and ${counter} and count <= ${attempts}::int`",
      "= 'off' and ${counter}`",
    ],
    'windows that are still counted are cleared': [
      'await sql`delete from throttle_counters where window_start < ${dayAgo}`',
      'await sql`delete from throttle_counters where window_start <> ${dayAgo}`',
    ],
  }),
]
