import type { Permission } from '@talentplace/contract/shared/permission'
import type { Listeners } from './announcement.ts'

export const signedInRoom = 'signed in'
export const userRoom = (uuid: string) => `user ${uuid}`
export const permissionRoom = (permission: Permission) => `permission ${permission}`

/** The rooms in which the listeners are; null is everybody. A socket is in the room of its own uuid. */
export function roomsOfListeners(to: Listeners): string[] | null {
  if (to === 'everybody') return null
  if (to === 'signed_in') return [signedInRoom]
  if ('users' in to) return to.users.map(userRoom)
  if ('permission' in to) return [permissionRoom(to.permission)]
  return [...to.sockets]
}
