import { useSelector } from '@xstate/react';
import { CandidateForm } from './CandidateForm';
import { InputField } from './InputField';
import { EXAMPLE_ADDRESS, messages } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

export function LocalPanel(props: PanelProps) {
  const { actor, testLocalServer } = props.controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const candidate = useCandidate(actor, 'local');
  const { diagnosis } = candidate;
  const models = (diagnosis?.kind === 'modelNotFound' && diagnosis.models) || [];

  return (
    <CandidateForm
      {...props}
      candidate={candidate}
      submitLabel={messages.test}
      disconnectLabel={messages.disconnect}
      onSubmit={(read) => testLocalServer(read('address') ?? '', read('model') ?? '')}
    >
      <InputField
        name="address"
        label={messages.address}
        candidate={candidate}
        inputMode="url"
        defaultValue={link.address?.replace(/\/v1$/, '') ?? EXAMPLE_ADDRESS}
      />
      <InputField
        name="model"
        label={messages.localModel}
        candidate={candidate}
        list="model-local-models"
        defaultValue={(link.choice === 'local' && link.model) || ''}
      />
      <datalist id="model-local-models">
        {models.slice(0, 200).map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </CandidateForm>
  );
}
