import * as t from '@talentplace/contract/accounts/messages/preferences'
import { languageNames, languages } from '@talentplace/contract/shared/i18n/language'
import { Radio } from '@mantine/core'
import { Panel } from '../../ui/panel.tsx'
import type { PreferencesFormState } from './preferences-form-state.ts'
import styles from './preferences-form.module.css'

/** The language that the person reads, which staff don't choose, and how weeks are shown. */
export function WeekPanel({ form, hasLanguage }: { form: PreferencesFormState; hasLanguage: boolean }) {
  return (
    <Panel title={hasLanguage ? t.languageAndWeek() : t.week()}>
      <div className={styles.pair}>
        {hasLanguage && (
          <Radio.Group
            size="md"
            label={t.language()}
            description={t.languageHint()}
            {...form.getInputProps('language')}
          >
            <div className={styles.choices}>
              {languages.map((language) => (
                <Radio
                  key={language}
                  size="md"
                  value={language}
                  label={<span lang={language}>{languageNames[language]}</span>}
                />
              ))}
            </div>
          </Radio.Group>
        )}
        <Radio.Group size="md" label={t.weekBegins()} {...form.getInputProps('week_start')}>
          <div className={styles.choices}>
            <Radio size="md" value="sunday" label={t.sunday()} />
            <Radio size="md" value="monday" label={t.monday()} />
          </div>
        </Radio.Group>
      </div>
    </Panel>
  )
}
