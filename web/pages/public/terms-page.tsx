import { terms } from '@talentplace/contract/content/shipped/terms'
import { LegalPage } from '../../features/content/legal-page.tsx'
import { useAskedEdition } from '../../features/content/use-asked-edition.ts'
import { useContent } from '../../features/content/use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'

/** A4.4: the edition in force, or with `?version=` the one that someone agreed to. */
export function TermsPage() {
  const edition = useAskedEdition()
  return <LegalPage content={useContent('terms', terms, edition)} inForce={edition === null ? null : paths.terms()} />
}
