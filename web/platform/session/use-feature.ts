import { useFlag } from '../configuration/configuration.ts'
import { useMay } from './use-may.ts'

const betas = { client: 'client.beta', va: 'virtualassistant.beta' } as const

/** A2.7: true where the signed-in client or assistant has the feature, by its flag or by their part in the beta. */
export function useFeature(area: keyof typeof betas, feature: string): boolean {
  const isOn = useFlag(`${area}-${feature}`)
  return useMay(betas[area]) || isOn
}
