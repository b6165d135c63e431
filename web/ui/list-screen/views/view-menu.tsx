import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Suspense, lazy, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { Button } from '../../button.tsx'
import { useSave } from '../../form/use-save.ts'
import { notify } from '../../notice/toast.ts'
import { Tag } from '../../tag.tsx'
import { readListState, type ListShape } from '../list-state.ts'
import { namedView, showsView, viewQueryOf, withoutView, withView } from './view-address.ts'
import type { Asking } from './view-dialog.tsx'
import type { SavedView } from './view-form.tsx'
import { viewShows } from './view-saves.ts'
import styles from './view-menu.module.css'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))

interface ViewMenuProps {
  /** The list's name, as views know it. */
  readonly list: string
  /** What its rows are, in the plural. */
  readonly noun: string
  readonly shape: ListShape
}

interface ViewItemsProps {
  readonly title: string
  readonly views: readonly SavedView[]
  readonly chosen: SavedView | undefined
  readonly onChoose: (view: SavedView) => void
}

function ViewItems({ title, views, chosen, onChoose }: ViewItemsProps) {
  if (views.length === 0) return null
  return (
    <fieldset aria-label={title} className={styles.group}>
      <Menu.Label aria-hidden="true">{title}</Menu.Label>
      {views.map((view) => (
        <Menu.Item
          key={view.uuid}
          aria-current={view.uuid === chosen?.uuid || undefined}
          leftSection={
            <span className={styles.mark}>
              {view.uuid === chosen?.uuid && <IconCheck size={16} stroke={2} aria-hidden="true" />}
            </span>
          }
          onClick={() => onChoose(view)}
        >
          <span className={styles.item}>{view.name}</span>
          {view.shared && <span className={styles.owner}>{view.mine ? 'Shared' : view.owner.full_name}</span>}
        </Menu.Item>
      ))}
    </fieldset>
  )
}

/** The saved views of a list: chooses one, which sets the address, and keeps what is chosen as one. */
export function ViewMenu({ list, noun, shape }: ViewMenuProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const named = namedView(search)
  // Asked for once someone wants to see them, or the address names one.
  const { data, error } = useApi('views.listViews', { query: { list } }, { enabled: opened || named !== null })
  const views = data?.views ?? []
  const chosen = views.find(({ uuid }) => uuid === named)
  const changed = chosen !== undefined && !showsView(shape, chosen.query, search)
  // Pending until the new version is here: a change of the version before would be refused.
  const save = useSave('views.saveView', {
    ...viewShows,
    errorMessage: 'The view could not be saved. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: ({ name }) => notify({ kind: 'success', message: `“${name}” is saved.` }),
  })

  function go(text: string, replace = false): void {
    void navigate({ search: text === '' ? '' : `?${text}` }, { replace, preventScrollReset: true })
  }
  const present = () => viewQueryOf(shape, readListState(shape, search))
  function change({ uuid, name, shared, query, version }: SavedView, next: Partial<SavedView>): void {
    save.mutate({ params: { uuid }, body: { name, shared, query, version, ...next } })
  }

  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={300}
        transitionProps={{ duration: 0 }}
        returnFocus
        withInitialFocusPlaceholder={false}
        withinPortal={false}
      >
        <Menu.Target>
          <Button variant="outline">
            <span className={styles.name}>{chosen ? `View: ${chosen.name}` : 'Views'}</span>
            {changed && <Tag tone="notice">Changed</Tag>}
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          {!data && <Menu.Item disabled>{error ? error.message : 'Loading …'}</Menu.Item>}
          <ViewItems
            title="Your views"
            views={views.filter(({ mine }) => mine)}
            chosen={chosen}
            onChoose={(view) => go(withView(shape, view, search))}
          />
          <ViewItems
            title="Shared by others"
            views={views.filter(({ mine }) => !mine)}
            chosen={chosen}
            onChoose={(view) => go(withView(shape, view, search))}
          />
          {named !== null && (
            <Menu.Item onClick={() => go(withoutView(shape, search, false))}>Show all {noun}</Menu.Item>
          )}
          {chosen?.mine && changed && (
            <Menu.Item disabled={save.isPending} onClick={() => change(chosen, { query: present() })}>
              Update this view
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setAsking({ what: 'new', list, query: present() })}>Save as view…</Menu.Item>
          {chosen?.mine && (
            <>
              <Menu.Item disabled={save.isPending} onClick={() => setAsking({ what: 'rename', view: chosen })}>
                Rename…
              </Menu.Item>
              <Menu.Item disabled={save.isPending} onClick={() => change(chosen, { shared: !chosen.shared })}>
                {chosen.shared ? 'Make private' : 'Share with staff'}
              </Menu.Item>
            </>
          )}
          {chosen?.removable && (
            <Menu.Item className={styles.delete} onClick={() => setAsking({ what: 'delete', view: chosen })}>
              Delete…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {asking && (
          <ViewDialog
            asking={asking}
            onClose={() => setAsking(null)}
            onSaved={(view) => go(withView(shape, view, search), true)}
            onDeleted={() => go(withoutView(shape, search, true), true)}
          />
        )}
      </Suspense>
    </>
  )
}
