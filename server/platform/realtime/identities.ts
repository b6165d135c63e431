import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { permissions } from '@talentplace/contract/shared/permission'
import type { Listener } from '../database/listener.ts'
import { hashToken, type SessionStore } from '../sessions/session-store.ts'
import type { Session } from '../sessions/session.ts'
import type { Claim, LiveSocket } from './live-socket.ts'
import { permissionRoom, signedInRoom, userRoom } from './rooms.ts'

export interface Identities {
  /** Says whose the socket is; false when the token is nobody’s. @throws when the database is away */
  authenticate(live: LiveSocket, token: string): Promise<boolean>
  deauthenticate(live: LiveSocket): void
}

/** Who has to set up two-step sign-in first is told nothing until then. */
function roomsOf(session: Session): string[] {
  if (session.must_set_up_two_step) return []
  const granted = permissions.filter((each) => hasPermission(session.permissions, each)).map(permissionRoom)
  return [signedInRoom, userRoom(session.user_uuid), ...granted]
}

function takeRooms(live: LiveSocket, session: Session | null): void {
  const { socket, uuid } = live
  for (const room of socket.rooms) if (room !== socket.id && room !== uuid) void socket.leave(room)
  if (session) void socket.join(roomsOf(session))
}

/** Things by a key that several may share. */
function createGroups<T>() {
  const groups = new Map<string, Set<T>>()
  return {
    add(key: string, thing: T): void {
      const group = groups.get(key)
      if (group) group.add(thing)
      else groups.set(key, new Set([thing]))
    },
    remove(key: string, thing: T): void {
      const group = groups.get(key)
      group?.delete(thing)
      if (group?.size === 0) groups.delete(key)
    },
    /** A copy: what is done to each may take it out of the group. */
    of(key: string): T[] {
      return [...(groups.get(key) ?? [])]
    },
  }
}

/**
 * Who is on which socket. A socket loses its person as soon as the session ends, and follows a change of their
 * permissions; the browser is told to ask for its session again. `changed`: whenever a socket has another person.
 */
export function createIdentities(deps: {
  sessions: SessionStore
  listener: Listener
  changed: (live: LiveSocket) => void
}): Identities {
  const { sessions, listener, changed } = deps
  const byToken = createGroups<LiveSocket>()
  const byUser = createGroups<LiveSocket>()
  let userChanges = 0

  function drop(live: LiveSocket): void {
    const { claim } = live
    if (claim === null) return
    live.claim = null
    byToken.remove(claim.key, live)
    if (claim.session === null) return
    byUser.remove(claim.session.user_uuid, live)
    takeRooms(live, null)
    changed(live)
  }

  /** The session is over, and not by this browser's own doing. */
  function lose(live: LiveSocket): void {
    drop(live)
    live.socket.emit('reload_session')
  }

  function take(live: LiveSocket, claim: Claim, session: Session): void {
    if (claim.session) byUser.remove(claim.session.user_uuid, live)
    claim.session = session
    byUser.add(session.user_uuid, live)
    takeRooms(live, session)
    changed(live)
  }

  async function lookUp(live: LiveSocket, claim: Claim): Promise<boolean> {
    const turn = (claim.turn += 1)
    const before = userChanges
    const session = await sessions.find(claim.token)
    if (live.claim !== claim) return false
    if (turn !== claim.turn) return claim.session !== null
    // What staff do in a client's place is the checkout; the live channel is each person's own.
    if (session === null || session.impersonator_uuid !== null) {
      lose(live)
      return false
    }
    take(live, claim, session)
    // It may be this person that changed while we asked, when nobody could know that the change was this socket's.
    return before === userChanges ? true : lookUp(live, claim)
  }

  listener.on('session_ended', (key) => {
    for (const live of byToken.of(key)) lose(live)
  })
  listener.on('user_changed', (uuid) => {
    userChanges += 1
    for (const live of byUser.of(uuid)) {
      if (live.claim) lookUp(live, live.claim).catch(() => live.socket.conn.close())
    }
  })

  return {
    async authenticate(live, token) {
      drop(live)
      const claim: Claim = { token, key: hashToken(token).toString('hex'), session: null, turn: 0 }
      live.claim = claim
      byToken.add(claim.key, live)
      return lookUp(live, claim)
    },
    deauthenticate: drop,
  }
}
