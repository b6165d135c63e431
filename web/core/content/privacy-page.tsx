import { privacy } from '@talentplace/contract/core/content/shipped/privacy'
import { LegalPage } from './legal-page.tsx'
import { useRequestedEdition } from './use-requested-edition.ts'
import { useContent } from './use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'

/** A4.4: the edition in force, or with `?version=` the one that someone agreed to. */
export default function PrivacyPage() {
  const edition = useRequestedEdition()
  return (
    <LegalPage content={useContent('privacy', privacy, edition)} inForce={edition === null ? null : paths.privacy()} />
  )
}
