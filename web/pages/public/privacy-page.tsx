import { privacy } from '@talentplace/contract/content/shipped/privacy'
import { LegalPage } from '../../features/content/legal-page.tsx'
import { useAskedEdition } from '../../features/content/use-asked-edition.ts'
import { useContent } from '../../features/content/use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'

/** A4.4: the edition in force, or with `?version=` the one that someone agreed to. */
export function PrivacyPage() {
  const edition = useAskedEdition()
  return (
    <LegalPage content={useContent('privacy', privacy, edition)} inForce={edition === null ? null : paths.privacy()} />
  )
}
