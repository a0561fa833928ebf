import type { ComponentProps } from 'react'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { EditConflicts, type EditConflictsProps } from './edit-conflicts.tsx'

type FormProps = ComponentProps<typeof DialogForm>

interface EditDialogFormProps<Values>
  extends Omit<EditConflictsProps<Values>, 'edit'>,
    Omit<FormProps, 'isChanged' | 'pending' | 'onSubmit'> {
  edit: EditConflictsProps<Values>['edit'] &
    Pick<FormProps, 'isChanged' | 'pending' | 'failure'> & { submit: FormProps['onSubmit'] }
}

/** The form of a dialog that edits something stored; conflicting changes are asked about. */
export function EditDialogForm<Values extends object>({
  edit,
  label,
  shown,
  ...form
}: EditDialogFormProps<Values>) {
  return (
    <>
      <DialogForm
        isChanged={edit.isChanged}
        failure={edit.failure}
        pending={edit.pending}
        onSubmit={edit.submit}
        {...form}
      />
      <EditConflicts edit={edit} label={label} {...(shown && { shown })} />
    </>
  )
}
