import * as t from '@talentplace/contract/matching/messages/candidates'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ChosenRole } from '../../chosen-roles/chosen-roles.ts'
import styles from './panel-drawer.module.css'
import { viewedNames } from '../viewed-search.ts'

interface PanelDrawerProps {
  readonly roles: readonly ChosenRole[]
  readonly viewed: readonly number[]
  /** How many filters are set. */
  readonly filters: number
  readonly count: number | null
  readonly children: ReactNode
}

/** B4.2: roles and filters on small screens: behind a button, over the whole screen of a phone. */
export function PanelDrawer({ roles, viewed, filters, count, children }: PanelDrawerProps) {
  const [opened, setOpened] = useState(false)
  const isPhone = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  return (
    <div className={styles.bar}>
      <Button variant="outline" onClick={() => setOpened(true)} aria-haspopup="dialog" aria-expanded={opened}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        {filters === 0 ? t.rolesAndFilters() : t.rolesAndFiltersSet({ count: filters })}
      </Button>
      <p className={styles.viewing}>{viewedNames(roles, viewed).join(' · ')}</p>
      <Drawer.Root
        opened={opened}
        onClose={() => setOpened(false)}
        size={isPhone ? '100%' : 400}
        transitionProps={{ duration: 140 }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          {/* Not Mantine's own header: a second banner beside the page's would mislead screen readers. */}
          <div className={styles.header}>
            <Drawer.Title className={styles.title}>{t.rolesAndFilters()}</Drawer.Title>
            <Drawer.CloseButton aria-label={ui.close()} />
          </div>
          <Drawer.Body>
            {children}
            <div className={styles.done}>
              <Button fullWidth onClick={() => setOpened(false)}>
                {count === null ? t.showCandidates() : t.showFound({ count })}
              </Button>
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  )
}
