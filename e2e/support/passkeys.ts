import type { Page } from '@playwright/test'

/** Gives a page's browser a device that makes and holds passkeys, and whose owner always unlocks it. */
export async function withVirtualDevice(
  page: Page,
): Promise<{ deviceLocks: (isLocked: boolean) => Promise<void> }> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    deviceLocks: async (isLocked) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isLocked })
    },
  }
}
