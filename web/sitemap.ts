import { languages } from '@talentplace/contract/shared/i18n/language'
import { addressIn, type Listing } from './page-html.ts'

/** The addresses search engines are told of. The server puts its own for `__ORIGIN__`. */
export function sitemap(listings: readonly Listing[]): string {
  const addresses = listings.flatMap((listing) => languages.map((language) => addressIn(language, listing)))
  const urls = [...new Set(addresses)].map((address) => `  <url><loc>${address}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
