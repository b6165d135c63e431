import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useFlag } from '../../../platform/configuration/configuration.ts'
import { useSession } from '../../../platform/session/session.ts'

/** True where the person has the feature, by its flag or by their part in the beta. */
export function useFeature(name: 'client-projects' | 'client-invoice'): boolean {
  const isOn = useFlag(name)
  return hasPermission(useSession().user?.permissions ?? [], 'client.beta') || isOn
}
