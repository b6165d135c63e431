import * as t from '@talentplace/contract/core/messages/notifications'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'

interface Entity {
  readonly kind: string
  readonly id: string
}

/** Where the thing a notification is about is shown, and what the link says. */
export interface EntityAddress {
  readonly to: string
  readonly label: string
}

function projectAddress(uuid: string, area: RoleArea, flags: Readonly<Record<string, boolean>>): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffProject(uuid), label: t.seeSubscription() }
  if (area === 'va') return flags['va-projects'] ? { to: paths.invitations(), label: t.seeProjects() } : null
  return flags['client-projects'] ? { to: paths.clientProject(uuid), label: t.seeSubscription() } : null
}

function requirementsAddress(
  uuid: string,
  area: RoleArea,
  flags: Readonly<Record<string, boolean>>,
): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffRequirements(uuid), label: t.readBrief() }
  return area === 'client' && flags['client-projects']
    ? { to: paths.projectRequirements(uuid), label: t.seeBrief() }
    : null
}

function invoiceAddress(uuid: string, area: RoleArea, flags: Readonly<Record<string, boolean>>): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffInvoice(uuid), label: t.seeInvoice() }
  return area === 'client' && flags['client-invoice'] ? { to: paths.clientInvoice(uuid), label: t.seeInvoice() } : null
}

function billAddress(uuid: string, area: RoleArea, flags: Readonly<Record<string, boolean>>): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffBill(uuid), label: t.seeBill() }
  return area === 'va' && flags['va-bill'] ? { to: paths.assistantBill(uuid), label: t.seeYourBill() } : null
}

function reviewAddress(area: RoleArea): EntityAddress {
  if (area === 'admin') return { to: staffPaths.staffReviews(), label: t.readReviews() }
  return area === 'client'
    ? { to: paths.reviews(), label: t.seeReviews() }
    : { to: paths.vaHome(), label: t.seeWhatClientsSay() }
}

/**
 * A5.2: the address behind an entity link. Null for what has no page (yet) in the reader's area: better no link than
 * one that leads nowhere.
 */
export function entityAddress(
  entity: Entity | null,
  area: RoleArea,
  flags: Readonly<Record<string, boolean>>,
): EntityAddress | null {
  switch (entity?.kind) {
    case 'discussion':
      return flags['discussions'] ? { to: paths.discussion(area, entity.id), label: t.openDiscussion() } : null
    case 'product_feedback':
      return area === 'admin' ? { to: staffPaths.productFeedback(), label: t.readFeedback() } : null
    case 'task':
      return flags[`${area}-tasks`] ? { to: paths.task(area, entity.id), label: t.seeTask() } : null
    case 'timer':
      return area === 'va' && flags['va-time'] ? { to: paths.assistantTime(), label: t.seeTime() } : null
    case 'tasks':
      return flags[`${area}-tasks`] ? { to: paths.tasks(area), label: t.seeTasks() } : null
    case 'project':
      return projectAddress(entity.id, area, flags)
    case 'requirements':
      return requirementsAddress(entity.id, area, flags)
    case 'invoice':
      return invoiceAddress(entity.id, area, flags)
    case 'invoice_adjustment':
      return area === 'admin' ? { to: staffPaths.adjustment('client', entity.id), label: t.seeAdjustment() } : null
    case 'bill_adjustment':
      return area === 'admin' ? { to: staffPaths.adjustment('va', entity.id), label: t.seeAdjustment() } : null
    case 'own_profile':
      return area === 'va' ? { to: paths.ownProfile(), label: t.seeProfile() } : null
    case 'va_bill':
      return billAddress(entity.id, area, flags)
    case 'banking':
      return area === 'va' ? { to: paths.contactInfo(), label: t.addBank() } : null
    case 'client':
      if (area === 'admin') return { to: staffPaths.staffClient(entity.id), label: t.seeClient() }
      return area === 'client' ? { to: paths.billing(), label: t.seeBilling() } : null
    case 'card':
      return area === 'client' ? { to: paths.billing(), label: t.seeCards() } : null
    case 'review':
      return reviewAddress(area)
    case 'alert':
      return area === 'admin' ? { to: staffPaths.alert(entity.id), label: t.seeAlert() } : null
    case 'jobs':
      return area === 'admin'
        ? { to: staffPaths.jobs({ search: entity.id, state: 'failed' }), label: t.seeJobs() }
        : null
    case 'data_export':
      return { to: paths.ownData(area), label: t.goToData() }
    case 'file_export':
      return { to: paths.ownData(area), label: t.goToFiles() }
    case 'deletion_request':
      return area === 'admin' ? { to: staffPaths.deletionRequest(entity.id), label: t.seeRequest() } : null
    case 'user':
      return area === 'admin' ? { to: staffPaths.user(entity.id), label: t.seeAccount() } : null
    default:
      return null
  }
}
