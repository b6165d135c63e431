import { storedEntry } from '../../platform/browser/stored-entry.ts'

/** The name under which what is entered of a company is kept for this tab. */
export const storedCompany = (companyUuid: string): string => `talentplace.company.${companyUuid}`

/** True when something was entered before a reload that isn't saved: its form is shown again. */
export function hasStoredCompany(companyUuid: string): boolean {
  return storedEntry(storedCompany(companyUuid), 'tab').read() !== null
}
