import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import { use, useMemo } from 'react'
import { PaletteDialog } from '../../desk/palette/palette-dialog.tsx'
import { knownRoutes, loadAllRoutes } from '../routes/table.ts'
import { useViewer } from '../viewer.ts'
import { palettePages } from './palette-pages.tsx'

/** What each permission lets be searched, in people's words. */
const kinds: readonly (readonly [Permission, string])[] = [
  ['admin_virtualassistant.view', 'assistants'],
  ['admin_client.view', 'clients'],
  ['admin_project.view', 'subscriptions'],
  ['admin_finance.view', 'invoices'],
  ['admin_user.view', 'users'],
]

const inWords = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** The palette of the signed-in member of staff: what they may open, and nothing else. */
export default function Palette({ onClose }: { onClose: () => void }) {
  use(loadAllRoutes())
  const viewer = useViewer()
  const pages = useMemo(() => palettePages(knownRoutes.read(), viewer), [viewer])
  const granted = viewer.permissions ?? []
  const searched = kinds.filter(([permission]) => hasPermission(granted, permission)).map(([, words]) => words)
  return <PaletteDialog pages={pages} kinds={inWords.format(searched)} onClose={onClose} />
}
