import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { PageText, PublicPageName, ShippedText } from '@talentplace/contract/core/content/content-page'
import { useApi } from '../../platform/api/query.ts'
import { useBrand } from '../../platform/configuration/brand.ts'

export interface Content {
  readonly text: PageText
  readonly version: string
  /** The edition in force couldn't be loaded: what is shown may have been replaced since. */
  readonly mayBeOld: boolean
  readonly retry: () => void
}

/** The words with the product's name where they say `{brand}`. */
function withBrand(text: PageText, brand: string): PageText {
  const fill = (words: string): string => words.replaceAll('{brand}', brand)
  return {
    heading: fill(text.heading),
    lead: fill(text.lead),
    sections: text.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      text: fill(section.text),
      items: section.items.map((item) => ({ heading: fill(item.heading), text: fill(item.text) })),
    })),
  }
}

/**
 * The words of a page in the language that is read (`web/shipped-words.ts` brings a build its own). The product's own stand in the served page at once; a later edition, where staff made one,
 * takes their place when it comes. `edition` asks for an earlier one by its version.
 */
export function useContent(page: PublicPageName, shipped: ShippedText, edition: string | null = null): Content {
  const { name } = useBrand()
  const { data, isError, refetch } = useApi(
    'content.getContent',
    {
      params: { page: currentLanguage() === 'fr' ? `${page}-fr` : page },
      query: edition === null ? {} : { version: edition },
    },
    { staleTime: 60_000, retry: 1 },
  )
  return {
    text: withBrand(data?.text ?? shipped, name),
    version: data?.version ?? shipped.version,
    mayBeOld: isError && data === undefined,
    retry: () => void refetch(),
  }
}
