import { z } from 'zod'

/** A2.7: every feature flag, stored as the configuration `featureFlag.{name}`. */
export const flagNames = [
  'admin-time',
  'admin-tasks',
  'client-projects',
  'client-time',
  'client-tasks',
  'client-invoice',
  'va-projects',
  'va-time',
  'va-tasks',
  'va-bill',
  'notifications',
  'discussions',
  'referral-links',
  'enable-new-footer-links',
  'remove-early-access-banner',
  'new-client-checkout-va-rating',
  'new-client-checkout-feedback',
] as const

export const flagName = z.enum(flagNames)
export type FlagName = z.infer<typeof flagName>

/** For whom the product can be closed for maintenance, stored as `maintenanceFlag.{name}`; `site` is everybody. */
export const maintenanceAreas = ['site', 'client', 'virtualassistant'] as const
export const maintenanceArea = z.enum(maintenanceAreas)
export type MaintenanceArea = z.infer<typeof maintenanceArea>
