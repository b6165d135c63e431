import { cancelProjectOperation } from './subscriptions/cancel-project.ts'
import { changeNextHoursOperation } from './subscriptions/change-next-hours.ts'
import { getProjectDashboardOperation } from './subscriptions/get-project-dashboard.ts'
import { keepHoursOperation } from './subscriptions/keep-hours.ts'
import { keepProjectOperation } from './subscriptions/keep-project.ts'
import { previewCancellationOperation } from './subscriptions/preview-cancellation.ts'
import { previewNextHoursOperation } from './subscriptions/preview-next-hours.ts'
import { cancellationMails } from './subscriptions/notifications.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Sender } from '../platform/mail/mail-layout.ts'

/** A subscription after its checkout: seen, changed, ended, kept. */
export function subscriptionsOperations(deps: { configuration: Sender; database: Database; clock: Clock }) {
  const cancellation = { ...deps, mails: cancellationMails(deps.configuration) }
  return {
    getProjectDashboard: getProjectDashboardOperation(deps),
    previewCancellation: previewCancellationOperation(deps),
    cancelProject: cancelProjectOperation(cancellation),
    keepProject: keepProjectOperation(cancellation),
    previewNextHours: previewNextHoursOperation(deps),
    changeNextHours: changeNextHoursOperation(deps),
    keepHours: keepHoursOperation(deps),
  }
}
