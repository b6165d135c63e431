import { useConfiguration, type Configuration } from './configuration.ts'

/** What pages say before the installation's own brand is known; the same as the server's default. */
export const defaultBrand: Configuration['brand'] = {
  name: 'Talentplace',
  title: 'Talentplace',
  tagline: 'Canadian and American virtual assistants, matched to how you work.',
}

export function useBrand(): Configuration['brand'] {
  return useConfiguration().data?.brand ?? defaultBrand
}
