import type { Listener } from '../../database/listener.ts'
import { realtimeChannel, type Announcement } from '../announcement.ts'
import type { FanOut } from './fan-out.ts'

/** Announcements are carried by PostgreSQL's NOTIFY: what is committed is told, whatever happens to the process. */
export function postgresFanOut(listener: Listener): FanOut {
  return {
    name: 'postgresql',
    get connected() {
      return listener.connected
    },
    survivesCrashes: true,
    onHeard(heard) {
      listener.on(realtimeChannel, (payload) => heard(JSON.parse(payload) as Announcement))
    },
    onLoss: (lost) => listener.onLoss(lost),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}
