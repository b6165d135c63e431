import type { Reply } from '../../platform/api/operation-types.ts'
import { permissions as allPermissions, type Permission } from '@talentplace/contract/shared/permission'
import { zoneIdInText, zonePlace } from '@talentplace/contract/shared/zone-name'
import { permissionLabel } from './permission-names.ts'

export type AuditEntry = Reply<'accounts.listUserAudit'>['entries'][number]

/** `user.permissions_changed` as `User permissions changed`. */
export function actionText(action: string): string {
  const words = action.replaceAll(/[._-]+/g, ' ').trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function isPermission(value: unknown): value is Permission {
  return allPermissions.some((each) => each === value)
}

function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value
}

function format(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing'
    return value.map((each) => (isPermission(each) ? permissionLabel(each) : format(each))).join(', ')
  }
  if (isChange(value)) return `${format(value.before)} → ${format(value.after)}`
  if (typeof value === 'string' && zoneIdInText.test(value)) return zonePlace(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The details of an entry, a line each: `granted: Users, UTMs`. What is empty isn't told. */
export function detailLines(details: AuditEntry['details']): string[] {
  const entries = Object.entries(details).filter(([, value]) => format(value) !== 'nothing')
  return entries.map(([key, value]) => `${key.replaceAll('_', ' ')}: ${format(value)}`)
}
