import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Nelly's accent; white text on the eighth shade has a contrast of 5.9:1. */
const petrol: MantineColorsTuple = [
  '#eef7f7',
  '#d9ebeb',
  '#b1d6d7',
  '#86c0c2',
  '#62adb0',
  '#4ba1a5',
  '#2f8a8f',
  '#146c72',
  '#0c585d',
  '#04474b',
]

export const theme = createTheme({
  colors: { petrol },
  primaryColor: 'petrol',
  primaryShade: 7,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: {
    fontWeight: '650',
    sizes: {
      // A title of one long word fits a phone with large letters, too.
      h1: { fontSize: 'min(1.625rem, 9vw)', lineHeight: '1.25' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // A hint below its field: fields beside each other stay in one line, whatever is said of one.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    MultiSelect: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    Textarea: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    ColorInput: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.4 } } },
  },
})

/** Greys, reds and a dark yellow with enough contrast for text (WCAG AA), where the library's own are lighter. */
export const readableVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-dimmed': '#55676b',
    '--mantine-color-placeholder': '#66777b',
    '--mantine-color-text': '#17272a',
    '--mantine-color-yellow-light-color': '#6a4300',
  },
  dark: {},
})
