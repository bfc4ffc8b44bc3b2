import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { posts } from '@gangway/contract/core/posts.ts';
import { type Role, roleTemplate, saveRoleBody } from '@gangway/contract/identity/schemas.ts';
import { Alert, Checkbox, Group, Input, SegmentedControl, TextInput } from '@mantine/core';
import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { GrantsTable } from './grants-table.tsx';
import { roleDescription } from './role-description.ts';
import { readGrants, writeGrants } from './role-grants.ts';

interface RoleFormProps {
  /** Null for a new one. */
  role: Role | null;
  readOnly: boolean;
  onSaved: () => void;
}

/** Creates a role or changes its name, template and grants. */
export function RoleForm({ role, readOnly, onSaved }: RoleFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(role),
    draft: `role_${role?.id ?? 'new'}`,
    record: role,
    valuesOf,
    schema: saveRoleBody,
    toBody: ({ grants, ...values }) => ({
      ...values,
      ...(role ? { id: role.id } : {}),
      // What was shipped is shown in the reader's language; left as it is, it stays everybody's own.
      ...(role && values.description === roleDescription(role) ? { description: role.description } : {}),
      grants: writeGrants(grants, values.template),
    }),
    save: async (body) => {
      const saved = await operate(identityCalls.saveRole, { body });
      showSuccess(t('roles.saved', { name: saved.name }));
      await refreshCalls(client, identityCalls);
      onSaved();
    },
  });
  const { template, grants } = form.values;
  return (
    <DrawerForm {...frame} readOnly={readOnly}>
      {role?.builtIn && role.template === 'admin' ? (
        <Alert variant="light" color="navy" icon={<IconLock aria-hidden />}>
          {t('roles.adminFixed')}
        </Alert>
      ) : null}
      <TextInput
        label={t('roles.name')}
        required
        withAsterisk={false}
        readOnly={readOnly || (role?.builtIn ?? false)}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Input.Wrapper
        label={t('field.template')}
        labelElement="div"
        description={t('roles.templateText')}
        error={form.errors['template']}
      >
        <SegmentedControl
          fullWidth
          mt={4}
          aria-label={t('field.template')}
          readOnly={readOnly}
          data={roleTemplate.options.map((value) => ({ value, label: t(`roles.template.${value}`) }))}
          value={template}
          onChange={(value) => {
            form.setFieldValue('template', roleTemplate.parse(value));
          }}
        />
      </Input.Wrapper>
      <TextInput label={t('field.description')} readOnly={readOnly} {...form.getInputProps('description')} />
      {role?.builtIn ? null : template === 'admin' ? (
        <Input.Wrapper label={t('field.grants')} labelElement="div" error={form.errors['grants']}>
          <Alert mt={4} variant="light" color="navy" icon={<IconShieldCheck aria-hidden />}>
            {t('roles.everything')}
          </Alert>
        </Input.Wrapper>
      ) : (
        <>
          <Checkbox.Group
            label={t('field.posts')}
            description={t('roles.postsText')}
            readOnly={readOnly}
            {...form.getInputProps('posts')}
          >
            <Group gap="md" mt={6}>
              {posts.map((post) => (
                <Checkbox key={post} value={post} label={t(`roles.post.${post}`)} />
              ))}
            </Group>
          </Checkbox.Group>
          <GrantsTable
            grants={grants}
            readOnly={readOnly}
            onChange={(next) => form.setFieldValue('grants', next)}
          />
        </>
      )}
    </DrawerForm>
  );
}

function valuesOf(role: Role | null) {
  return {
    name: role?.name ?? '',
    template: role?.template ?? 'editor',
    description: role ? roleDescription(role) : '',
    grants: readGrants(role),
    posts: role?.posts ?? [],
  };
}
