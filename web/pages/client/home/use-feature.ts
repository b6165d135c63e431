import { useFlag } from '../../../platform/configuration/configuration.ts'
import { useMay } from '../../../platform/session/use-may.ts'

/** True where the person has the feature, by its flag or by their part in the beta. */
export function useFeature(name: 'client-projects' | 'client-invoice'): boolean {
  const isOn = useFlag(name)
  return useMay('client.beta') || isOn
}
