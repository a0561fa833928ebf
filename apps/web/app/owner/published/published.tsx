import { Button, TextInput, Title } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LandingLogo } from '../landings/landing-logo.tsx'
import { publicAddress } from '../landings/public-address.ts'
import { useWords } from '../words/use-words.ts'
import css from './published.module.css'
import { useCopy } from './use-copy.ts'

/** The landing's logo, name and address, ready to be copied and opened. */
export function Published({ landing }: { landing: OwnedLanding }) {
  const say = useWords('published')
  const { href } = publicAddress(landing.address)
  const copy = useCopy()
  return (
    <section className={css.sheet}>
      <div className={css.stripes} aria-hidden="true">
        <span style={{ background: landing.primary }} />
        <span style={{ background: landing.secondary }} />
      </div>
      <LandingLogo landing={landing} className={css.logo} />
      <p className={css.name}>{landing.displayName}</p>
      <Title order={1} ta="center">
        {say('title')}
      </Title>
      <p className={css.lead}>{say('lead')}</p>
      <div className={css.address}>
        <TextInput
          label={say('address')}
          value={href}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          flex={1}
        />
        <Button size="md" leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => copy(href)}>
          {say('copy')}
        </Button>
      </div>
      <div className={css.ways}>
        <Button component={Link} to="/landings" variant="default">
          {say('dashboard')}
        </Button>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer"
          variant="light"
          rightSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {say('open')}
        </Button>
      </div>
    </section>
  )
}
