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
  if (area === 'admin') return { to: staffPaths.staffProject(uuid), label: 'See the subscription' }
  if (area === 'va') return flags['va-projects'] ? { to: paths.invitations(), label: 'See your projects' } : null
  return flags['client-projects'] ? { to: paths.clientProject(uuid), label: 'See the subscription' } : null
}

function requirementsAddress(
  uuid: string,
  area: RoleArea,
  flags: Readonly<Record<string, boolean>>,
): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffRequirements(uuid), label: 'Read the welcome brief' }
  return area === 'client' && flags['client-projects']
    ? { to: paths.projectRequirements(uuid), label: 'See the welcome brief' }
    : null
}

function invoiceAddress(uuid: string, area: RoleArea, flags: Readonly<Record<string, boolean>>): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffInvoice(uuid), label: 'See the invoice' }
  return area === 'client' && flags['client-invoice']
    ? { to: paths.clientInvoice(uuid), label: 'See the invoice' }
    : null
}

function billAddress(uuid: string, area: RoleArea, flags: Readonly<Record<string, boolean>>): EntityAddress | null {
  if (area === 'admin') return { to: staffPaths.staffBill(uuid), label: 'See the bill' }
  return area === 'va' && flags['va-bill'] ? { to: paths.assistantBill(uuid), label: 'See your bill' } : null
}

function reviewAddress(area: RoleArea): EntityAddress {
  if (area === 'admin') return { to: staffPaths.staffReviews(), label: 'Read the reviews' }
  return area === 'client'
    ? { to: paths.reviews(), label: 'See your reviews' }
    : { to: paths.vaHome(), label: 'See what clients say' }
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
      return flags['discussions'] ? { to: paths.discussion(area, entity.id), label: 'Open the discussion' } : null
    case 'product_feedback':
      return area === 'admin' ? { to: staffPaths.productFeedback(), label: 'Read what people send us' } : null
    case 'task':
      return flags[`${area}-tasks`] ? { to: paths.task(area, entity.id), label: 'See the task' } : null
    case 'timer':
      return area === 'va' && flags['va-time'] ? { to: paths.assistantTime(), label: 'See your time' } : null
    case 'tasks':
      return flags[`${area}-tasks`] ? { to: paths.tasks(area), label: 'See your tasks' } : null
    case 'project':
      return projectAddress(entity.id, area, flags)
    case 'requirements':
      return requirementsAddress(entity.id, area, flags)
    case 'invoice':
      return invoiceAddress(entity.id, area, flags)
    case 'invoice_adjustment':
      return area === 'admin' ? { to: staffPaths.adjustment('client', entity.id), label: 'See the adjustment' } : null
    case 'bill_adjustment':
      return area === 'admin' ? { to: staffPaths.adjustment('va', entity.id), label: 'See the adjustment' } : null
    case 'own_profile':
      return area === 'va' ? { to: paths.ownProfile(), label: 'See your profile' } : null
    case 'va_bill':
      return billAddress(entity.id, area, flags)
    case 'banking':
      return area === 'va' ? { to: paths.contactInfo(), label: 'Add your bank details' } : null
    case 'client':
      if (area === 'admin') return { to: staffPaths.staffClient(entity.id), label: 'See the client' }
      return area === 'client' ? { to: paths.billing(), label: 'See your billing' } : null
    case 'card':
      return area === 'client' ? { to: paths.billing(), label: 'See your cards' } : null
    case 'review':
      return reviewAddress(area)
    case 'alert':
      return area === 'admin' ? { to: staffPaths.alert(entity.id), label: 'See the alert' } : null
    case 'jobs':
      return area === 'admin'
        ? { to: staffPaths.jobs({ search: entity.id, state: 'failed' }), label: 'See the jobs' }
        : null
    case 'data_export':
      return { to: paths.ownData(area), label: 'Go to your data' }
    case 'file_export':
      return { to: paths.ownData(area), label: 'Go to your files' }
    case 'deletion_request':
      return area === 'admin' ? { to: staffPaths.deletionRequest(entity.id), label: 'See the request' } : null
    case 'user':
      return area === 'admin' ? { to: staffPaths.user(entity.id), label: 'See the account' } : null
    default:
      return null
  }
}
