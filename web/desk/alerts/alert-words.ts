import type { AlertType } from '@talentplace/contract/desk/alerts/alert.routes'
import type { Tone } from '@talentplace/contract/shared/lifecycle'

/** A6.3: how the types read, and how they look beside their word. */
export const alertTypeWords: Record<AlertType, string> = {
  error: 'Error',
  warning: 'Warning',
  alert: 'Alert',
  info: 'Information',
}

export const alertTypeTones: Record<AlertType, Tone> = {
  error: 'danger',
  warning: 'notice',
  alert: 'notice',
  info: 'info',
}

const times = new Intl.NumberFormat('en-CA')

/** How often it happened. */
export function timesText(repeat_count: number): string {
  return repeat_count === 0 ? 'Once' : `${times.format(repeat_count + 1)} times`
}
