import type { UnknownWord } from '@talentplace/contract/matching/vocabulary/unknown-word.routes'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { unknownWordSaves } from './unknown-word-saves.ts'
import styles from './vocabulary.module.css'

const MeaningForm = lazy(() => import('./meaning-form.tsx'))

const maxVisible = 5

function timesText(times: number): string {
  return times === 1 ? 'Entered once' : `Entered ${times} times`
}

/** Says by hand what an unknown word means. */
function OtherMeaning({ word }: { word: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Means something else<VisuallyHidden>: “{word}”</VisuallyHidden>
      </Button>
      <Dialog opened={asking} title={`What does “${word}” mean?`} onClose={close}>
        {asking && (
          <Suspense fallback={<Skeleton height={120} />}>
            <MeaningForm word={word} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

function WordSteps({ word: { word, suggestions } }: { word: UnknownWord }) {
  const adopt = useSave('matching.adoptUnknownWord', {
    ...unknownWordSaves,
    onSaved: () => notify({ kind: 'success', message: `Searches understand “${word}” from now on.` }),
  })
  const dismiss = useSave('matching.dismissUnknownWord', {
    ...unknownWordSaves,
    onSaved: () => notify({ kind: 'success', message: `“${word}” isn’t shown again.` }),
  })
  const busy = adopt.isPending || dismiss.isPending
  return (
    <div className={styles.actions}>
      {suggestions.slice(0, 1).map(({ kind, id, value }) => (
        <Button key={id} variant="outline" busy={busy} onClick={() => adopt.mutate({ body: { word, kind, id } })}>
          <VisuallyHidden>“{word}” </VisuallyHidden>Means {value}
        </Button>
      ))}
      <OtherMeaning word={word} />
      <Button variant="quiet" busy={busy} onClick={() => dismiss.mutate({ body: { word } })}>
        Not ours<VisuallyHidden>: “{word}”</VisuallyHidden>
      </Button>
    </div>
  )
}

/** What people searched for and the vocabulary doesn’t know, the most entered first: each becomes a synonym at one press. */
export function UnknownWordsPanel() {
  const words = useApi('matching.listUnknownWords', { query: { pagination: { limit: maxVisible, offset: 0 } } })
  const mayEdit = useMay('admin_configuration.edit')
  const count = words.data?.count ?? 0
  return (
    <Panel
      title="Unrecognized searches"
      lead={
        count > 0 &&
        `${count === 1 ? 'One word was' : `${count} words were`} searched for that our vocabulary doesn’t have.`
      }
    >
      <Loaded of={words} height={200} errorMessage="The words could not be loaded.">
        {({ words: found }) => (
          <Entries none="Every word of every search so far meant something to us.">
            {found.map((each) => (
              <Entry key={each.word} name={each.word} detail={timesText(each.times_entered)}>
                {mayEdit && <WordSteps word={each} />}
              </Entry>
            ))}
          </Entries>
        )}
      </Loaded>
    </Panel>
  )
}
