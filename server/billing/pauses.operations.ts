import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Sender } from '../platform/mail/mail-layout.ts'
import { pauseMails } from './pauses/notifications.ts'
import { previewPauseOperation } from './pauses/preview-pause.ts'
import { savePauseOperation } from './pauses/save-pause.ts'
import { takeBackPauseOperation } from './pauses/take-back-pause.ts'

/** A subscription that rests for a while. */
export function pausesOperations(platform: { configuration: Sender; database: Database; clock: Clock }) {
  const deps = { ...platform, mails: pauseMails(platform.configuration) }
  return {
    previewPause: previewPauseOperation(deps),
    savePause: savePauseOperation(deps),
    takeBackPause: takeBackPauseOperation(deps),
  }
}
