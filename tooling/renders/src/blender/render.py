"""Renders one exported model: render.py -- model.glb scene.json angle size samples out.png"""

import json
import os
import sys
import tempfile

import bpy
import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
import passes  # noqa: E402
import studio  # noqa: E402
import surfaces  # noqa: E402


def import_model(path):
    for leftover in list(bpy.data.objects):
        bpy.data.objects.remove(leftover)
    # Blender 3.4's glTF importer still says numpy.bool, which numpy 1.24 dropped.
    numpy.bool = bool
    import addon_utils

    addon_utils.enable("io_scene_gltf2")
    bpy.ops.import_scene.gltf(filepath=path)


def main(model_path, scene_path, angle, size, samples, out_path):
    import_model(model_path)
    surfaces.finish_special_materials()
    with open(scene_path) as file:
        description = json.load(file)
    camera = description["cameras"][angle]
    size = (round(int(size) * camera["aspect"]), int(size))
    scene = bpy.context.scene
    floor = studio.set_up(scene, camera, description["height"])
    studio.configure_render(scene, size, int(samples))

    with tempfile.TemporaryDirectory() as folder:
        beauty = passes.render_beauty(scene, folder, size)
        coverage = passes.render_coverage(scene, floor, folder, size)
    image = denoise.finish(beauty, coverage, int(samples))
    passes.save(scene, image, size, os.path.abspath(out_path))
    print("IMAGE WRITTEN", out_path, flush=True)


main(*sys.argv[sys.argv.index("--") + 1 :])
