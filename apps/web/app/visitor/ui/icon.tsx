import styles from './icon.module.css'

/** The shapes of all icons, 24 by 24, as strokes. */
const drawings = {
  seat: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5',
  bag: 'M6 8h12a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 6 8ZM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M9 8v12M15 8v12',
  gear: 'M6 4v16M12 4v16M6 12h12V4M18 4v.01M6 4v.01M12 4v.01M6 20v.01M12 20v.01',
  door: 'M6 20.5v-9L11 4h7.5v16.5H6ZM8.5 11.5h10M15 14.5h1.5',
  pump: 'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M3.5 20h12M7.5 7.5h4V11h-4ZM14 12h1.5a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V9l-3-3',
  car: 'M3.5 16.5v-3.3l1.7-1L7 7.8A2 2 0 0 1 8.9 6.5h5.7a2 2 0 0 1 1.6.8l3.1 4.2 1.2.5a1 1 0 0 1 .6.9v3.6h-1.8M5.3 16.5H3.5M15.7 16.5H8.9M5.2 12h13.6M12 6.5V12M7.1 18.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17.5 18.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  calendar:
    'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8 3.5v4M16 3.5v4',
  pin: 'M12 21c4.5-4.7 7-8.1 7-11a7 7 0 1 0-14 0c0 2.9 2.5 6.3 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.5-7 9-4.2-1.5-7-4.7-7-9V6l7-2.5ZM9 12l2.2 2.2L15.2 10',
  case: 'M5.5 8h13A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-8A1.5 1.5 0 0 1 5.5 8ZM9 8V6.5A1.5 1.5 0 0 1 10.5 5h3A1.5 1.5 0 0 1 15 6.5V8M4 13h16M12 12v2',
  baby: 'M7 4.5c-.6 4.3-.6 7.5.8 10.5h8.4c1.4-3 1.4-6.2.8-10.5M7 4.5h3l.6 4.5M17 4.5h-3l-.6 4.5M9 12h6M7.5 18.5h9M9 15v3.5M15 15v3.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5',
  sliders: 'M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  alert: 'M12 8v5M12 16.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5A14.5 14.5 0 0 1 5 5.5 1.5 1.5 0 0 1 6.5 4Z',
  star: 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8L12 4Z',
  wallet:
    'M5.5 7h13A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5H17M16 13v.01',
  mail: 'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6ZM4.5 7.5l7.5 5.5 7.5-5.5',
  chat: 'M12 4a8 8 0 0 0-6.9 12L4 20l4-1.1A8 8 0 1 0 12 4ZM9 10.5h6M9 13.5h4',
} as const

export type IconName = keyof typeof drawings

/** The shapes, once a page; icons refer to them. */
export function IconSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {Object.entries(drawings).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}

/** An icon beside a text that says the same. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
