import { terms } from '@talentplace/contract/core/content/shipped/terms'
import { LegalPage } from './legal-page.tsx'
import { useRequestedEdition } from './use-requested-edition.ts'
import { useContent } from './use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'

/** A4.4: the edition in force, or with `?version=` the one that someone agreed to. */
export default function TermsPage() {
  const edition = useRequestedEdition()
  return <LegalPage content={useContent('terms', terms, edition)} inForce={edition === null ? null : paths.terms()} />
}
