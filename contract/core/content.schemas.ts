import { contentEdition, contentSection, pageText } from './content/content-page.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const contentSchemas = {
  ContentEdition: contentEdition,
  ContentSection: contentSection,
  ContentText: pageText,
}
