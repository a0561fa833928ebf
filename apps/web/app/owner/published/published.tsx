import { Button, Title } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { LandingLogo } from '../landings/landing-logo.tsx'
import { publicAddress } from '../landings/public-address.ts'
import { useWords } from '../words/use-words.ts'
import { AddressToCopy } from './address-to-copy.tsx'
import css from './published.module.css'

/** The landing's logo, name and address, to be copied and opened. */
export function Published({ landing }: { landing: OwnedLanding }) {
  const say = useWords('published')
  const { href } = publicAddress(landing.address)
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
      <AddressToCopy address={landing.address} />
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
