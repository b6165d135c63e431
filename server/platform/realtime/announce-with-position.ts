import type { Announcement } from './announcement.ts'

/**
 * Tells each announcement, in the order heard, with how far the database has come by then: what was announced is
 * committed, and lies before. Whatever is heard while it is being asked goes with the next answer.
 */
export function announceWithPosition(
  position: () => Promise<string | null>,
  tell: (announcement: Announcement, position: string | null) => void,
): (announcement: Announcement) => void {
  let heard: Announcement[] = []
  let notifying = false

  async function notifyAll(): Promise<void> {
    notifying = true
    while (heard.length > 0) {
      const announcements = heard
      heard = []
      const now = await position()
      for (const each of announcements) tell(each, now)
    }
    notifying = false
  }

  return (announcement) => {
    heard.push(announcement)
    if (!notifying) void notifyAll()
  }
}
