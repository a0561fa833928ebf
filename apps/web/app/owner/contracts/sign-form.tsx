import { Checkbox, Input, TextInput } from '@mantine/core'
import { type Contract, signContract } from '@nelly/contract/contracts/contracts'
import { MAX_SIGNED_NAME, type Strokes } from '@nelly/domain/contracts/signature'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { renderFaults } from '../forms/to-first-fault.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { ContractButton } from './contract-button.tsx'
import css from './contracts.module.css'
import { SignatureField } from './signature-field.tsx'

interface SignFormProps {
  contract: Contract
  /** Whether its customer has an address to send it to. */
  isMailed: boolean
  onClose: () => void
}

/** The customer reads the contract, types their name, and draws their signature, or signs with the name alone. */
export function SignForm({ contract, isMailed, onClose }: SignFormProps) {
  const t = useWords('contract')
  const [name, setName] = useState('')
  const [strokes, setStrokes] = useState<Strokes>([])
  const [isRead, setRead] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [isTried, setTried] = useState(false)
  const isNameMissing = name.trim() === ''
  const isDrawingMissing = !isTyped && strokes.length === 0
  const signing = useAction({
    run: () =>
      callApi(signContract, {
        params: { contractNumber: contract.number },
        body: { name: name.trim(), strokes: isTyped ? null : strokes.map((stroke) => [...stroke]) },
      }),
    subject: 'reservations',
    done: () => t(isMailed ? 'signedAndMailed' : 'signedDone'),
    onDone: onClose,
    runAgain: 'after-double-click',
  })
  const { error } = signing
  const submit = () =>
    !isRead || isNameMissing || isDrawingMissing ? renderFaults(() => setTried(true)) : signing.mutate()
  return (
    <div className={css.form}>
      <DialogForm
        title={t('signNamed', { number: contract.number })}
        isChanged={!isNameMissing || strokes.length > 0}
        failure={
          error && ((error instanceof ApiProblem && error.status < 500 && error.message) || t('signFailed'))
        }
        submit={t('sign')}
        pending={signing.isPending}
        isSteady={false}
        onSubmit={submit}
        onCancel={onClose}
      >
        <div className="blocks">
          <strong>{t('signNamed', { number: contract.number })}</strong>
          <span className="muted">{t('readFirst')}</span>
          <div>
            <ContractButton number={contract.number} version="unsigned" onSaved={() => setRead(true)} />
          </div>
          {isTried && !isRead && <Input.Error role="alert">{t('readMissing')}</Input.Error>}
        </div>
        <TextInput
          label={t('name')}
          required
          autoComplete="off"
          maxLength={MAX_SIGNED_NAME}
          value={name}
          error={isTried && isNameMissing ? t('nameMissing') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {!isTyped && (
          <SignatureField
            isEmpty={strokes.length === 0}
            error={isTried && isDrawingMissing ? t('drawingMissing') : undefined}
            onChange={setStrokes}
          />
        )}
        <Checkbox
          label={t('typed')}
          checked={isTyped}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.checked)
            setStrokes([])
          }}
        />
      </DialogForm>
    </div>
  )
}
